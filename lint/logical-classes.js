const physical =
  /(?:^|[\s:!])-?(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right|rounded-(?:l|r|tl|tr|bl|br)|border-[lr])-[\w[\]./%-]+|(?:^|[\s:!])(?:text|float|clear)-(?:left|right)(?=$|\s)/

/** Forbids physical directions in class names, because the markup is used in both text directions. */
export const logicalClasses = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node, text) => {
      const found = physical.exec(text)
      if (!found) return
      context.report({
        node,
        message: `“${found[0].trim()}” is a physical direction. Use the logical class, so that right-to-left works: ms/me, ps/pe, start/end, rounded-s/e, border-s/e, text-start/end.`,
      })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}

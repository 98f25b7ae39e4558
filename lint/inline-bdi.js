/** Forbids a `bdi` that is as wide as its parent: its text would begin at the side of its own language, away from the texts around it. */
export const inlineBdi = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.name.name !== 'bdi') return
      const classes = node.attributes.find(({ name }) => name?.name === 'className')?.value?.value
      if (typeof classes === 'string' && classes.split(' ').some((name) => wide.test(name)))
        context.report({ node, message })
    },
  }),
}

const wide = /^(block|flex|grid|grow|flex-1|basis-.+|w-full)$/
const message =
  'Its text begins at the side of its own language. Put the <bdi> into a <span> with these classes.'

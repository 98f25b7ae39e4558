import type { Root } from 'postcss'

/** What the class names of the published package begin with. */
export const classPrefix = 'chn-'

const themeVariable =
  /(?<!\w)--(?=(?:color|text|font|radius|shadow|ease|spacing|container|breakpoint|default|picture-brightness|scrollbar-width)\b)/g

/** The published name of a class. */
export const publishedClass = (token: string): string => publishVariables(`${classPrefix}${token}`)

/** Adds the package's prefix to the custom properties of the theme, also to names such as `--text-overline--font-weight`. */
export const publishVariables = (text: string): string => text.replaceAll(themeVariable, '--chignon-')

/** Puts the prefix of classes before the names of keyframes. */
export function publishKeyframes(root: Root): void {
  const names = new Set<string>()
  root.walkAtRules('keyframes', (rule) => {
    names.add(rule.params)
    rule.params = classPrefix + rule.params
  })
  root.walkDecls(/^animation(-name)?$/, (declaration) => {
    declaration.value = declaration.value.replaceAll(/[\w-]+/g, (word) =>
      names.has(word) ? classPrefix + word : word,
    )
  })
}

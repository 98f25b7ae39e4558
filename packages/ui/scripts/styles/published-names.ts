import type { Root } from 'postcss'

/** The prefix of all class names in the published package. */
export const classPrefix = 'chn-'

const unprefixedVariable = /(?<!\w)--(?!chignon-)(?=[a-z])/g

/** The published name of a class. */
export const publishedClass = (token: string): string => publishVariables(`${classPrefix}${token}`)

/**
 * Adds the package's prefix to all custom properties, once to names such as `--text-overline--font-weight`, and also to Tailwind's
 * own (`--tw-leading`), which an app with Tailwind registers and sets itself.
 */
export const publishVariables = (text: string): string => text.replaceAll(unprefixedVariable, '--chignon-')

/** Adds the class prefix to the names of keyframes and page types. */
export function publishGlobalNames(root: Root): void {
  const names = new Set<string>()
  root.walkAtRules('keyframes', (rule) => {
    names.add(rule.params)
    rule.params = classPrefix + rule.params
  })
  root.walkAtRules('page', (rule) => {
    if (rule.params) rule.params = classPrefix + rule.params
  })
  root.walkDecls('page', (declaration) => {
    declaration.value = classPrefix + declaration.value
  })
  root.walkDecls(/^animation(-name)?$/, (declaration) => {
    declaration.value = declaration.value.replaceAll(/[\w-]+/g, (word) =>
      names.has(word) ? classPrefix + word : word,
    )
  })
}

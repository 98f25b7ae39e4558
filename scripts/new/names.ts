/** The areas that group contract, API and web app. */
export const areas = ['catalogue', 'commerce', 'learning', 'community', 'identity'] as const

/** `commerce/voucher` → its area and its name. */
export function splitName(areaAndName: string): { area: string; name: string } {
  const [area = '', name = ''] = areaAndName.split('/')
  return { area, name }
}

/** `course-badge` → `CourseBadge`. */
export function pascal(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_match, _hyphen, letter: string) => letter.toUpperCase())
}

/** `course-badge` → `courseBadge`. */
export function camel(name: string): string {
  const pascalName = pascal(name)
  return pascalName.charAt(0).toLowerCase() + pascalName.slice(1)
}

/** `course-badge` → `Course badge`. */
export function sentence(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `salon` → `salons`, `category` → `categories`. */
export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

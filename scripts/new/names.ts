/** `course-badge` as `CourseBadge`. */
export function pascal(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_match, _hyphen, letter: string) => letter.toUpperCase())
}

/** `course-badge` as `courseBadge`. */
export function camel(name: string): string {
  const whole = pascal(name)
  return whole.charAt(0).toLowerCase() + whole.slice(1)
}

/** `course-badge` as `Course badge`. */
export function sentence(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name of a language in itself, capitalized: `Deutsch`, `Français`, `فارسی`. `tag` is BCP 47. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

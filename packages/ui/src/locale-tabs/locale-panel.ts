/** The attributes of the element with the text in the language that is selected in the `LocaleTabs` with this `id`. */
export function localePanel(id: string, locale: string) {
  return { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${locale}-tab` } as const
}

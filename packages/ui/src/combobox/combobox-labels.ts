/** The English words of both comboboxes. */
export const english = {
  empty: 'Nothing found',
  loading: 'Searching…',
  resultCount: (count: number) => (count === 1 ? '1 option' : `${count} options`),
}

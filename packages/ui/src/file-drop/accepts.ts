/** Media types of extensions for which some systems tell the browser none. */
const typesByExtension: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv',
  heic: 'image/heic',
  heif: 'image/heif',
  md: 'text/markdown',
  mkv: 'video/x-matroska',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
}

const typeOf = ({ name, type }: { name: string; type: string }): string =>
  type.toLowerCase() || typesByExtension[name.toLowerCase().split('.').at(-1) ?? ''] || ''

/**
 * Whether a file matches an input's `accept`: extensions (`.pdf`), media types (`image/png`) or wildcards
 * (`image/*`), separated by commas. An empty `accept` matches everything. Needed because browsers check neither
 * dropped files nor those of a picker that is set to all files.
 */
export function accepts(file: { name: string; type: string }, accept: string): boolean {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean)
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind)
      if (kind.endsWith('/*')) return typeOf(file).startsWith(kind.slice(0, -1))
      return typeOf(file) === kind
    })
  )
}

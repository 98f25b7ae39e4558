import { excerptOf } from './excerpt-of.ts'
import { parseRichText } from './parse-rich-text.ts'

const maxEntries = 1000

/** Creates `excerptOf` for stored texts that remembers the last ones, because lists show the same texts again and again. */
export function createExcerptCache(): (source: string) => string {
  const excerpts = new Map<string, string>()
  return (source) => {
    const known = excerpts.get(source)
    if (known !== undefined) return known
    const excerpt = excerptOf(parseRichText(source))
    const [oldest] = excerpts.keys()
    if (excerpts.size >= maxEntries && oldest !== undefined) excerpts.delete(oldest)
    excerpts.set(source, excerpt)
    return excerpt
  }
}

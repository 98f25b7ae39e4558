/** A slash at the beginning of a word, with what was typed after it up to the cursor. */
export type Slash = { start: number; end: number; word: string }

/** The slash of the word at the cursor; null if the word does not begin with one. */
export function findSlash(text: string, cursor: number): Slash | null {
  const [found, word = ''] = /(?:^|(?<=\s))\/([^\s/]*)$/u.exec(text.slice(0, cursor)) ?? []
  return found === undefined ? null : { start: cursor - found.length, end: cursor, word }
}

/** The replies whose title or text has the word, those whose title begins with it first. */
export function matchReplies<Reply extends { title: string; text: string }>(
  replies: readonly Reply[],
  word: string,
): Reply[] {
  const wanted = word.toLocaleLowerCase()
  const rank = ({ title, text }: Reply) => {
    if (title.toLocaleLowerCase().startsWith(wanted)) return 0
    if (title.toLocaleLowerCase().includes(wanted)) return 1
    return text.toLocaleLowerCase().includes(wanted) ? 2 : 3
  }
  return replies
    .map((reply) => ({ reply, at: rank(reply) }))
    .filter(({ at }) => at < 3)
    .toSorted((a, b) => a.at - b.at)
    .map(({ reply }) => reply)
}

/** What stands for the person’s first name in a saved reply. */
export const namePlaceholder = '{name}'

/** A saved reply to a person. */
export function fillReply(text: string, firstName: string): string {
  return text.replaceAll(namePlaceholder, () => firstName)
}

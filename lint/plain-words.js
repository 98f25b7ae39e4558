import words from './plain-words.json' with { type: 'json' }

const rules = words.map(({ pattern, flags = 'i', instead }) => ({
  pattern: new RegExp(pattern, `g${flags}`),
  instead,
}))

/** Returns each word of a text that has a plainer replacement: its offset, the word, and what to write instead. */
export function findObscureWords(text) {
  return rules
    .flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
        index,
        word,
        message: `Write plain English: replace “${word}” (${instead}).`,
      })),
    )
    .toSorted((a, b) => a.index - b.index)
}

/** Checks the whole text of a file: names, comments, strings and markup. */
export const plainWords = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program() {
      const { sourceCode } = context
      for (const { index, word, message } of findObscureWords(sourceCode.text)) {
        const start = sourceCode.getLocFromIndex(index)
        const end = sourceCode.getLocFromIndex(index + word.length)
        context.report({ loc: { start, end }, message })
      }
    },
  }),
}

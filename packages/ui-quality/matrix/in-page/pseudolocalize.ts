const accented: Record<string, string> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  A: 'Áá',
  E: 'Éé',
  I: 'Íí',
  O: 'Óó',
  U: 'Úú',
  c: 'ç',
  n: 'ñ',
  y: 'ý',
}

/** Elements whose text is not translated: code, numbers, addresses, drawings. */
const untranslated = 'script, style, svg, code, kbd, textarea, [translate="no"], [dir="ltr"]:not(html)'

/**
 * A text with the length of a translation: accents, and about 40 % longer. Text in other scripts is lengthened by repeating
 * its beginning. Text without words (a price, a time) stays the same.
 */
export function pseudoText(text: string): string {
  if (!/\p{L}{2}/u.test(text)) return text
  if (/[a-z]/i.test(text)) return text.replaceAll(/[aeiouAEIOUcny]/g, (letter) => accented[letter] ?? letter)
  return `${text} ${text.trim().slice(0, Math.ceil(text.length * 0.4))}`
}

const replaced = new WeakMap<Text, { original: string; pseudo: string }>()

function textNodesOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest(untranslated)) nodes.push(node)
  return nodes
}

/** Replaces all text in `root` by pseudo-translations. */
export function pseudolocalize(root: Node): void {
  for (const node of textNodesOf(root)) {
    if (replaced.get(node)?.pseudo === node.data) continue
    const pseudo = pseudoText(node.data)
    replaced.set(node, { original: node.data, pseudo })
    if (node.data !== pseudo) node.data = pseudo
  }
}

/** Restores the original texts. */
export function restoreText(root: Node): void {
  for (const node of textNodesOf(root)) {
    const entry = replaced.get(node)
    if (entry?.pseudo === node.data) node.data = entry.original
    replaced.delete(node)
  }
}

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

/** What no translator touches: code, numbers and addresses, drawings. */
const untouched = 'script, style, svg, code, kbd, textarea, [translate="no"], [dir="ltr"]:not(html)'

/**
 * Words as a translation could have them: accents above, and about 40 % more room. Words of other scripts begin once
 * more after their end. What has no words (a price, a time) stays.
 */
export function pseudo(text: string): string {
  if (!/\p{L}{2}/u.test(text)) return text
  if (/[a-z]/i.test(text)) return text.replaceAll(/[aeiouAEIOUcny]/g, (letter) => accented[letter] ?? letter)
  return `${text} ${text.trim().slice(0, Math.ceil(text.length * 0.4))}`
}

const written = new WeakMap<Text, { text: string; pseudo: string }>()

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest(untouched)) texts.push(node)
  return texts
}

/** Writes all that `root` shows in pseudo-words. */
export function pseudolocalize(root: Node): void {
  for (const node of textsOf(root)) {
    if (written.get(node)?.pseudo === node.data) continue
    const kept = { text: node.data, pseudo: pseudo(node.data) }
    written.set(node, kept)
    if (node.data !== kept.pseudo) node.data = kept.pseudo
  }
}

/** Brings back what was written before. */
export function restore(root: Node): void {
  for (const node of textsOf(root)) {
    const kept = written.get(node)
    if (kept?.pseudo === node.data) node.data = kept.text
    written.delete(node)
  }
}

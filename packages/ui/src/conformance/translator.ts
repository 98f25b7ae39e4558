/** Wraps a text node in another element, as the page translators of browsers do. */
function wrap(text: Text): void {
  const { parentElement } = text
  if (!parentElement || !text.data.trim() || parentElement.closest('font, script, style, textarea, svg'))
    return
  const outer = document.createElement('font')
  const inner = document.createElement('font')
  text.replaceWith(outer)
  outer.append(inner)
  inner.append(text)
}

/** Translates everything that `root` currently contains. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push(node)
  texts.forEach(wrap)
}

/** Translates the page and everything added to it, until the returned function is called. */
export function keepTranslating(): () => void {
  const observer = new MutationObserver(() => translate(document.body))
  translate(document.body)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}

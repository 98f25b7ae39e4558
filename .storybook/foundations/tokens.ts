const declared = /(--(?:chignon|color)-[\w-]+)\s*:/g

function namesIn(rule: CSSRule): string[] {
  if (rule instanceof CSSStyleRule && rule.selectorText.includes(':root'))
    return [...rule.cssText.matchAll(declared)].map(([, name = '']) => name)
  return 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? [...rule.cssRules].flatMap(namesIn) : []
}

/** The custom properties of colours that are declared on :root, without duplicates, in source order. */
export function tokensOf(sheets: StyleSheetList): string[] {
  return [...new Set([...sheets].flatMap((sheet) => [...sheet.cssRules].flatMap(namesIn)))]
}

/** Whether two custom properties have the same colour on an element. */
export function sameColour(element: HTMLElement, first: string, second: string): boolean {
  const probe = element.ownerDocument.createElement('span')
  element.append(probe)
  const colourOf = (property: string) => {
    probe.style.color = `var(${property})`
    return getComputedStyle(probe).color
  }
  const isSame = colourOf(first) === colourOf(second)
  probe.remove()
  return isSame
}

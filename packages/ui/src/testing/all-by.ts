/** The elements within a container whose attribute has this value. Not by a selector: jsdom may have no `CSS.escape`. */
export const allBy = <Found extends HTMLElement = HTMLElement>(
  container: ParentNode,
  attribute: string,
  value: string,
): Found[] =>
  [...container.querySelectorAll<Found>(`[${attribute}]`)].filter(
    (element) => element.getAttribute(attribute) === value,
  )

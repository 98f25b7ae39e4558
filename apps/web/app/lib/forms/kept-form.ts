const storageKey = (path: string) => `entered ${path}`

/** Keeps the texts and choices of a form for this tab, by the path of its page. */
export function keepForm(path: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(storageKey(path), new URLSearchParams(textsOf(form)).toString())
  } catch {
    // Without storage a page that is loaded again is empty.
  }
}

/** What was kept of the form of a page; null if nothing was. */
export function readKeptForm(path: string): URLSearchParams | null {
  try {
    const kept = sessionStorage.getItem(storageKey(path))
    return kept === null ? null : new URLSearchParams(kept)
  } catch {
    return null
  }
}

export function removeKeptForm(path: string): void {
  try {
    sessionStorage.removeItem(storageKey(path))
  } catch {
    // Storage that cannot be accessed contains nothing.
  }
}

/** Enters kept values like a person, so that what listens to the fields receives them. */
export function fillForm(form: HTMLFormElement, kept: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'radio') {
      if (kept.get(field.name) === field.value && !field.checked) field.click()
    } else if (isTextOrSelect(field)) {
      const value = kept.get(field.name)
      if (value === null || value === field.value || field.type === 'hidden') continue
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

function isTextOrSelect(field: Element): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return /^(INPUT|SELECT|TEXTAREA)$/.test(field.tagName)
}

function textsOf(form: HTMLFormElement): [string, string][] {
  const texts: [string, string][] = []
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts.push([name, value])
  return texts
}

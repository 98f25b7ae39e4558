import { expect } from 'vitest'

/** The user's choice on the identity provider's page. */
export type Choice =
  | { email: string; verified?: boolean; firstName?: string }
  | { cancel: true }
  | { noEmail: true }

/** Opens an authorization address as a browser does, submits the choice, and returns the address of the callback. */
export async function choose(authorizationUrl: string, choice: Choice): Promise<URL> {
  const browser = openBrowser()
  const page = await browser(authorizationUrl)
  expect(page.status, await page.text()).toBe(303)
  const accountPicker = new URL(page.headers.get('location') ?? '', authorizationUrl)
  const sent = await browser(accountPicker.href, formOf(choice))
  const resumed = await browser(new URL(sent.headers.get('location') ?? '', accountPicker).href)
  return new URL(resumed.headers.get('location') ?? '')
}

function formOf(choice: Choice): URLSearchParams {
  if ('cancel' in choice) return new URLSearchParams({ cancel: 'yes' })
  if ('noEmail' in choice) return new URLSearchParams({ first_name: 'Nina', last_name: 'Bell' })
  const { email, verified = true, firstName = 'Nina' } = choice
  return new URLSearchParams({
    first_name: firstName,
    last_name: 'Bell',
    email,
    ...(verified ? { is_verified: 'on' } : {}),
  })
}

// Stores cookies; does not follow redirects.
function openBrowser() {
  const cookies = new Map<string, string>()
  return async (url: string, form?: URLSearchParams) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name && value) cookies.set(name, value)
      else if (name) cookies.delete(name)
    }
    return response
  }
}

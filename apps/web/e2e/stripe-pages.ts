import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import type { StripeDouble } from '../../api/src/testing/start-stripe-server.ts'

/** The origins that the payment page loads from Stripe. */
export const stripeOrigins = ['https://js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com']

/** What is entered into the card form, by what happens then. */
export const stripeCards = {
  succeeds: '4242424242424242',
  isDeclined: '4000000000009995',
  needsConfirmation: '4000002500003155',
}

const methods: Record<string, string> = {
  [stripeCards.succeeds]: 'pm_card_visa',
  [stripeCards.isDeclined]: 'pm_card_chargeDeclined',
  [stripeCards.needsConfirmation]: 'pm_card_threeDSecure2Required',
  bank: 'pm_card_threeDSecure2Required',
}

const fields = `<!doctype html><title>Card</title>
  <label>Card number <input id="card" inputmode="numeric"></label>
  <label><input id="bank" type="checkbox"> Pay at your bank</label>
  <script>
    const send = (card) => parent.postMessage({ card }, '*')
    document.querySelector('#card').oninput = ({ target }) => send(target.value)
    document.querySelector('#bank').onchange = ({ target }) => send(target.checked ? 'bank' : '')
  </script>`

const challenge = `<!doctype html><title>Confirmation</title>
  <button onclick="parent.postMessage({ accepted: true }, '*')">Confirm</button>
  <button onclick="parent.postMessage({ accepted: false }, '*')">Refuse</button>`

/** Serves Stripe's hosts to a page, over the same account as the double of Stripe's API. */
export async function routeStripe(page: Page, double: StripeDouble): Promise<void> {
  await page.route('https://js.stripe.com/*/stripe.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      path: path.resolve(import.meta.dirname, 'stripe-js.js'),
    }),
  )
  await page.route('https://js.stripe.com/v3/elements-inner.html', (route) => sendHtml(route, fields))
  await page.route('https://hooks.stripe.com/3d_secure_2', (route) => sendHtml(route, challenge))
  await page.route('https://hooks.stripe.com/redirect/authenticate?*', (route) => {
    const { searchParams } = new URL(route.request().url())
    const secret = searchParams.get('client_secret') ?? ''
    double.settle(secret, true)
    const back = new URL(searchParams.get('return_url') ?? '')
    back.searchParams.set('payment_intent', secret.split('_secret_')[0] ?? '')
    back.searchParams.set('redirect_status', 'succeeded')
    return sendHtml(route, `<!doctype html><title>Bank</title><a href="${back.href}">Return to the shop</a>`)
  })
  await page.route('https://api.stripe.com/v1/payment_intents/confirm', (route) => {
    const { secret, form } = formOf(route)
    const { last_payment_error: error, ...intent } = double.pay(secret, methods[form.get('card') ?? ''] ?? '')
    return error
      ? sendJson(route, 402, { error: { type: 'card_error', ...error } })
      : sendJson(route, 200, intent)
  })
  await page.route('https://api.stripe.com/v1/3ds2/authenticate', (route) => {
    const { secret, form } = formOf(route)
    double.settle(secret, form.get('accepted') === 'true')
    return sendJson(route, 200, {})
  })
}

/** The fields of Stripe on the payment page. */
export function stripeFields(page: Page) {
  return page.frameLocator('iframe[title="Secure payment input frame"]')
}

function formOf(route: Route): { secret: string; form: URLSearchParams } {
  const form = new URLSearchParams(route.request().postData() ?? '')
  return { secret: form.get('client_secret') ?? '', form }
}

function sendHtml(route: Route, body: string): Promise<void> {
  return route.fulfill({ contentType: 'text/html', body })
}

function sendJson(route: Route, status: number, body: object): Promise<void> {
  return route.fulfill({ status, json: body, headers: { 'Access-Control-Allow-Origin': '*' } })
}

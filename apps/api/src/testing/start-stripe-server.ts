import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { StripeSettings } from '../platform/payment-provider/settings.ts'
import { createAccount, failure, type Intent, type StripeAnswer, type StripeEvent } from './stripe-calls.ts'

type Account = ReturnType<typeof createAccount>

/** A local Stripe for tests, with one account in memory. */
export type StripeDouble = {
  settings: StripeSettings & { apiUrl: string }
  /** The PaymentIntents by id. */
  intents: Map<string, Intent>
  /** What the account reported so far, oldest first. */
  events: StripeEvent[]
  /** Enters a card for the intent of a client secret, as Stripe's fields in the browser do. */
  pay(clientSecret: string, card: string): Intent
  /** Ends what is being processed, or asks for confirmation. */
  settle(clientSecret: string, isAccepted: boolean): void
  /** Lets a refund fail that was sent before. */
  failRefund(id: string): void
  /** Returns money as the owner of the account does in the dashboard. */
  refundOutside: Account['refundOutside']
  /** Disputes a payment, or settles the dispute. */
  dispute: Account['dispute']
  /** The webhook of an event: its body and signed headers. */
  sign(
    event: StripeEvent | string,
    signedAt: Date,
    secret?: string,
  ): { body: string; headers: Record<string, string> }
  /** How many calls it answered so far. */
  callCount: number
  /**
   * While `down`, each call gets 500; while `silent`, it is carried out, but the connection ends without an answer; while `hanging`, it is
   * carried out and never answered.
   */
  mode: 'up' | 'down' | 'silent' | 'hanging'
  /** Calls with such a path are refused. */
  broken: RegExp | null
}

/** Starts a Stripe that speaks the calls that our API makes, with idempotency keys. */
export async function startStripeServer(): Promise<{ double: StripeDouble; close(): void }> {
  const account = createAccount()
  const answered = new Map<string, { request: string; answer: StripeAnswer }>()
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test')
    const method = request.method ?? ''
    const form = method === 'GET' ? searchParams : new URLSearchParams(Buffer.concat(chunks).toString())
    double.callCount += 1
    if (double.broken?.test(decodeURIComponent(pathname)))
      return send(response, failure(400, 'account_invalid'))
    if (double.mode === 'down') return send(response, failure(500, 'api_error'))
    if (request.headers.authorization !== `Bearer ${double.settings.secretKey}`)
      return send(response, failure(401, 'invalid_api_key'))
    const key = String(request.headers['idempotency-key'] ?? '')
    const answer = repeatable(key, `${method} ${pathname} ${form.toString()}`, () =>
      account.answer(method, pathname, form),
    )
    if (double.mode === 'silent') return void response.destroy()
    if (double.mode === 'hanging') return
    send(response, answer)
  }

  // Stripe repeats its answer to a key, and refuses the key with other values.
  function repeatable(key: string, request: string, answer: () => StripeAnswer): StripeAnswer {
    const earlier = answered.get(key)
    if (earlier && earlier.request !== request) return failure(400, 'idempotency_key_in_use')
    const result = earlier?.answer ?? answer()
    if (key && request.startsWith('POST')) answered.set(key, { request, answer: result })
    return result
  }

  function intentOf(clientSecret: string): Intent {
    const intent = account.intents.get(clientSecret.split('_secret_')[0] ?? '')
    if (intent?.client_secret !== clientSecret) throw new Error('the client secret is unknown')
    return intent
  }

  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const double: StripeDouble = {
    settings: {
      secretKey: 'sk_test_double',
      publishableKey: 'pk_test_double',
      webhookSecret: 'whsec_double',
      apiUrl: `http://127.0.0.1:${port}`,
    },
    intents: account.intents,
    events: account.events,
    pay(clientSecret, card) {
      const intent = intentOf(clientSecret)
      account.answer(
        'POST',
        `/v1/payment_intents/${intent.id}/confirm`,
        new URLSearchParams({ payment_method: card }),
      )
      return intent
    },
    settle: (clientSecret, isAccepted) => account.settle(intentOf(clientSecret), isAccepted),
    failRefund: account.failRefund,
    refundOutside: account.refundOutside,
    dispute: account.dispute,
    sign(event, signedAt, secret = double.settings.webhookSecret) {
      const body = typeof event === 'string' ? event : JSON.stringify(event)
      const seconds = Math.floor(signedAt.getTime() / 1000)
      const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
      return { body, headers: { 'stripe-signature': `t=${seconds},v1=${mac}` } }
    },
    callCount: 0,
    mode: 'up',
    broken: null,
  }
  return {
    double,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function send(response: ServerResponse, { status, body }: StripeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double' })
  response.end(JSON.stringify(body))
}

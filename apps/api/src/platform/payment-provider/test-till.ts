import { randomBytes } from 'node:crypto'
import type { TestCard } from '@chignon/contract/commerce/test-till'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import { settleAll } from '../db/settle-all.ts'
import { signingKey } from '../http/signing-key.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Attempt, AttemptState, PaymentProvider } from './payment-provider.ts'
import { readTillEvent, signTillEvent } from './test-till-webhook.ts'
import { deliverTestEvent, settleTestCharge } from './test-till.jobs.ts'
import {
  findCard,
  findCharge,
  findTillRefund,
  findUndelivered,
  insertCharge,
  insertTillEvent,
  insertTillRefund,
  lockCharge,
  markDelivered,
  saveCard,
  updateCharge,
  type ChargeKey,
  type ChargeRow,
} from './test-till.queries.ts'

type ChargeState = ChargeRow['state']

/** The built-in payment provider of development and tests (PAY-3). No money moves. */
export type TestTill = PaymentProvider & {
  /** Enters a card; null if the secret is unknown, false if the charge takes no card now. */
  pay(secret: string, card: TestCard): Promise<ChargeState | false | null>
  /** Accepts or refuses a charge that asks for confirmation; likewise. */
  confirm(secret: string, accept: boolean): Promise<ChargeState | false | null>
  /** Delivers an event as a signed webhook, unless it was accepted already. */
  deliverEvent(id: string, receive: (rawBody: string, headers: Headers) => Promise<void>): Promise<void>
}

const settleMs = 60_000

// The test till knows no people.
const customerId = 'anyone'

const attemptStates: Record<ChargeState, AttemptState> = {
  open: 'needs_card',
  declined: 'declined',
  to_confirm: 'needs_confirmation',
  pending: 'processing',
  paid: 'succeeded',
  voided: 'cancelled',
}

type Parts = { db: Database; clock: Clock; jobs: JobQueue }

/** Creates the test till. Its tables are in our database, but its transactions are its own. */
export function createTestTill({ db, clock, jobs }: Parts): TestTill {
  return {
    name: 'test-till',
    publishableKey: null,
    createAttempt: async (request) => attemptOf(await insertCharge(db(), newCharge(request))),
    chargeSaved: ({ card: { methodId }, ...request }) =>
      db.transaction(async () => {
        const { id } = await insertCharge(db(), newCharge({ ...request, savesCard: false }))
        const charge = await lockCharge(db(), { id })
        const saved = await findCard(db(), methodId)
        if (!charge || !saved) return null
        if (charge.state !== 'open') return attemptOf(charge)
        // The buyer is away, so that no one can confirm.
        const needsBuyer = saved.card === 'confirm'
        return attemptOf(
          needsBuyer
            ? await moveTo(charge, 'declined', { declineCode: 'authentication_required' })
            : await useCard(charge, saved.card),
        )
      }),
    async getAttempt(id) {
      const charge = await settled({ id })
      return charge && attemptOf(charge)
    },
    async findByPaymentId(paymentId) {
      const charge = await settled({ paymentId })
      return charge && attemptOf(charge)
    },
    async cancelAttempt(id) {
      const charge = await change({ id }, async (current) => {
        const { state } = isDue(current) ? await moveTo(current, 'paid') : current
        return state === 'paid' || state === 'pending' || state === 'voided'
          ? current
          : moveTo(current, 'voided')
      })
      return charge && attemptOf(charge)
    },
    refund: ({ refundId, providerId, amount }) =>
      db.transaction(async () => {
        const charge = await lockCharge(db(), { id: providerId })
        const refunded = await findTillRefund(db(), refundId)
        if (refunded) return { providerId: refunded.id, state: 'succeeded' }
        if (charge?.state !== 'paid' || charge.refunded + amount > charge.amount)
          throw new Error(`the test till cannot refund ${amount} of ${providerId}`)
        const id = newId('tillr')
        await insertTillRefund(db(), { id, refundId, chargeId: charge.id, amount, createdAt: clock() })
        await updateCharge(db(), charge.id, { refunded: charge.refunded + amount })
        return { providerId: id, state: 'succeeded' }
      }),
    // Its refunds succeed at once, and no one disputes its charges.
    getRefund: async () => null,
    listRefunds: async () => [],
    getDispute: async () => null,
    verifyWebhook: async (body, headers) => readTillEvent(await key(), body, headers, clock()),
    pay: (secret, card) =>
      answer({ secret }, ['open', 'declined'], async (charge) => {
        if (charge.savesCard) await saveCard(db(), charge.id, { id: newId('tillc'), card })
        return useCard(charge, card)
      }),
    confirm: (secret, accept) =>
      answer({ secret }, ['to_confirm'], (charge) =>
        accept
          ? moveTo(charge, 'paid')
          : moveTo(charge, 'declined', { declineCode: 'authentication_failed' }),
      ),
    async deliverEvent(id, receive) {
      const event = await findUndelivered(db(), id)
      if (!event) return
      const { type, chargeId } = event
      const { body, headers } = signTillEvent(await key(), { id, type, charge: chargeId }, clock())
      await receive(body, headers)
      await markDelivered(db(), id, clock())
    },
  }

  function newCharge({ savesCard, ...request }: Parameters<PaymentProvider['createAttempt']>[0]) {
    const secret = randomBytes(24).toString('base64url')
    return { id: newId('till'), secret, savesCard, ...request, createdAt: clock() }
  }

  async function useCard(charge: ChargeRow, card: TestCard): Promise<ChargeRow> {
    if (card === 'success') return moveTo(charge, 'paid')
    if (card === 'declined') return moveTo(charge, 'declined', { declineCode: 'card_declined' })
    if (card === 'confirm') return moveTo(charge, 'to_confirm')
    const settlesAt = new Date(clock().getTime() + settleMs)
    await jobs.enqueue(settleTestCharge, { chargeId: charge.id }, { startAfter: settlesAt })
    return moveTo(charge, 'pending', { settlesAt })
  }

  function key(): Promise<string> {
    return signingKey(db, 'test-till')
  }

  function change(
    chargeKey: ChargeKey,
    work: (charge: ChargeRow) => Promise<ChargeRow>,
  ): Promise<ChargeRow | null> {
    return db.transaction(async () => {
      const charge = await lockCharge(db(), chargeKey)
      return charge && work(charge)
    })
  }

  async function answer(
    chargeKey: { secret: string },
    from: ChargeState[],
    work: (charge: ChargeRow) => Promise<ChargeRow>,
  ): Promise<ChargeState | false | null> {
    let isAllowed = true
    const charge = await change(chargeKey, async (current) => {
      isAllowed = from.includes(current.state)
      return isAllowed ? work(current) : current
    })
    return charge && isAllowed && charge.state
  }

  // A pending charge is paid when it is read after its time has come.
  async function settled(chargeKey: ChargeKey): Promise<ChargeRow | null> {
    const charge = await findCharge(db(), chargeKey)
    if (!charge || !isDue(charge)) return charge
    return change(chargeKey, async (current) => (isDue(current) ? moveTo(current, 'paid') : current))
  }

  function isDue({ state, settlesAt }: ChargeRow): boolean {
    return state === 'pending' && settlesAt !== null && settlesAt <= clock()
  }

  async function moveTo(
    { id }: ChargeRow,
    state: ChargeState,
    more: { declineCode?: string; settlesAt?: Date } = {},
  ): Promise<ChargeRow> {
    const eventId = newId('tille')
    const [, , charge] = await settleAll([
      insertTillEvent(db(), { id: eventId, chargeId: id, type: `charge.${state}`, createdAt: clock() }),
      jobs.enqueue(deliverTestEvent, { eventId }),
      updateCharge(db(), id, { state, ...more }),
    ])
    return charge
  }
}

function attemptOf(charge: ChargeRow): Attempt {
  const { id, paymentId, secret, state, declineCode, savedCardId, amount, currency } = charge
  return {
    providerId: id,
    paymentId,
    clientSecret: secret,
    state: attemptStates[state],
    declineCode,
    savedCard: state === 'paid' && savedCardId !== null ? { customerId, methodId: savedCardId } : null,
    amount,
    received: state === 'paid' ? amount : 0,
    currency,
  }
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('base64url')}`
}

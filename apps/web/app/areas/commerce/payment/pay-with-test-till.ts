import { testCard, testTillEndpoints } from '@chignon/contract/commerce/test-till'
import type { Call } from '@chignon/app-kit/data/call'
import { errorResponse } from '../../../lib/routing/error-response.ts'

/** Sends the form of the test till: a card, or the answer to its confirmation. Other forms only ask for the state. */
export async function payWithTestTill(
  call: Call,
  form: FormData,
  { client_secret: secret }: { client_secret: string },
): Promise<void> {
  const answer = form.get('confirm')
  if (answer === 'accept' || answer === 'refuse') {
    await call(testTillEndpoints.confirm, { params: { secret }, body: { accept: answer === 'accept' } })
  }
  if (!form.has('card')) return
  const card = testCard.safeParse(form.get('card'))
  if (!card.success) throw errorResponse(400)
  await call(testTillEndpoints.pay, { params: { secret }, body: { card: card.data } })
}

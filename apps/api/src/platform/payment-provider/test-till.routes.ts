import { testTillEndpoints } from '@chignon/contract/commerce/test-till'
import { implement } from '../http/implement.ts'
import { testTillMessages } from './test-till.messages.ts'

/** The page of the test till; with a real payment provider its charges are unknown. */
export const testTillRoutes = implement(testTillEndpoints, {
  async pay({ params: { secret }, body, fail, services: { testTill } }) {
    const state = (await testTill?.pay(secret, body.card)) ?? fail(404)
    return { data: { state: state || fail(409, { message: testTillMessages.takesNoCard }) } }
  },
  async confirm({ params: { secret }, body, fail, services: { testTill } }) {
    const state = (await testTill?.confirm(secret, body.accept)) ?? fail(404)
    return { data: { state: state || fail(409, { message: testTillMessages.takesNoCard }) } }
  },
})

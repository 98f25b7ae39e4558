import type { orders } from '../../platform/db/schema/order.ts'
import { defineStates } from '../../platform/state-machine/state-machine.ts'
import type { OrderEvent } from './order.states.ts'

/** What has become of the seats of an order. */
export type HoldState = NonNullable<(typeof orders.$inferSelect)['hold']>

/** What changes the state of a hold. */
export type HoldEvent = 'prolong' | 'bill' | 'consume' | 'release' | 'takeAgain'

/** The states of the seats that an order holds (SEAT-2). An order without seats has no hold. */
export const holdStates = defineStates<HoldState, HoldEvent>({
  name: 'hold',
  initial: 'held',
  transitions: [
    // Once only: the table has no way from `prolonged` to itself.
    ['held', 'prolong', 'prolonged'],
    // Held until the invoice of a bank transfer is due.
    ['held', 'bill', 'billed'],
    ['prolonged', 'bill', 'billed'],
    // The buyer started to pay by card, and then chose the bank transfer again.
    ['billed', 'bill', 'billed'],
    ['held', 'consume', 'consumed'],
    ['prolonged', 'consume', 'consumed'],
    ['billed', 'consume', 'consumed'],
    ['held', 'release', 'released'],
    ['prolonged', 'release', 'released'],
    ['billed', 'release', 'released'],
    // Money arrived after the order was closed, and its seats were still free.
    ['released', 'takeAgain', 'consumed'],
  ],
})

/** The event of a hold that belongs to an event of its order. */
export const holdEventOf: Partial<Record<OrderEvent, HoldEvent>> = {
  pay: 'consume',
  payLate: 'takeAgain',
  cancel: 'release',
  expire: 'release',
}

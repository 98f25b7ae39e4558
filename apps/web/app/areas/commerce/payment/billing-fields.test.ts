import { billingForm } from '@chignon/contract/commerce/billing'
import { expect, it } from 'vitest'
import { constraintsOfBody, constraintsOfFields } from '../../../lib/forms/contract-constraints.ts'
import { billingFields } from './billing-fields.ts'

it('the billing address has the constraints of the contract', () => {
  expect(constraintsOfFields(billingFields)).toEqual(constraintsOfBody(billingForm, billingFields))
})

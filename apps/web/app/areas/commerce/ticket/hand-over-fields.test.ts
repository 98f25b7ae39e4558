import { handOverForm } from '@chignon/contract/commerce/ticket'
import { expect, it } from 'vitest'
import { constraintsOfBody, constraintsOfFields } from '../../../lib/forms/contract-constraints.ts'
import { handOverFields } from './hand-over-fields.ts'

it('the fields of the hand over form have the constraints of the contract', () => {
  expect(constraintsOfFields(handOverFields)).toEqual(constraintsOfBody(handOverForm, handOverFields))
})

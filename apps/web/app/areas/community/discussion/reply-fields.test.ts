import { replyForm } from '@chignon/contract/community/discussion'
import { expect, test } from 'vitest'
import { constraintsOfBody, constraintsOfFields } from '../../../lib/forms/contract-constraints.ts'
import { replyFields } from './reply-fields.ts'

test('the fields of a reply have the constraints of the contract', () => {
  expect(constraintsOfFields(replyFields)).toEqual(constraintsOfBody(replyForm, replyFields))
})

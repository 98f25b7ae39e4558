import * as z from 'zod/mini'
import { maxAddressLength, maxBusinesses, maxBusinessNameLength } from './identity-rules.ts'
import { phone } from './form-fields.ts'
import { messageResponse, list, single } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, named } from '../platform/primitives.ts'
import { nameText } from '../platform/name-text.ts'
import { addressText } from '../platform/text-fields.ts'

/** A business a person runs or works in (FORM-10). */
export const business = z.object({
  id,
  type: named,
  name: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
})

/** The form that adds or changes a business; what it omits is empty. */
export const businessForm = z.object({
  type_id: id,
  name: nameText(maxBusinessNameLength),
  phone: z.optional(phone),
  address: z.optional(addressText(maxAddressLength)),
})

/** Which businesses get a type; by default all of the person. */
export const businessTypeForm = z.object({
  business_ids: z.optional(z.array(id).check(z.maxLength(maxBusinesses))),
})

export type Business = z.infer<typeof business>
export type BusinessForm = z.infer<typeof businessForm>

const personParams = z.object({ id })
const ofBusiness = z.object({ id, businessId: id })

/** A person's businesses (CALL-11). */
export const businessEndpoints = defineEndpoints('business', {
  list: {
    method: 'GET',
    path: '/user/{id}/businesses',
    summary: 'A person’s businesses',
    params: personParams,
    response: list(business),
  },
  add: {
    method: 'POST',
    path: '/user/{id}/businesses',
    summary: 'Add a business',
    audience: 'member',
    isSeenByOthers: true,
    status: 201,
    params: personParams,
    body: businessForm,
    response: z.extend(single(business), { message: z.string() }),
    errors: ['forbidden', 'conflict'],
  },
  change: {
    method: 'PUT',
    path: '/user/{id}/businesses/{businessId}',
    summary: 'Change a business',
    audience: 'member',
    isSeenByOthers: true,
    params: ofBusiness,
    body: businessForm,
    response: z.extend(single(business), { message: z.string() }),
    errors: ['forbidden'],
  },
  remove: {
    method: 'DELETE',
    path: '/user/{id}/businesses/{businessId}',
    summary: 'Remove a business',
    audience: 'member',
    params: ofBusiness,
    response: messageResponse,
    errors: ['forbidden'],
  },
  // The last variable of this path is the id of a business type, of the path above that of a business.
  setType: {
    method: 'POST',
    path: '/user/{id}/businesses/{businessId}',
    summary:
      'Set the type of businesses, and list the types that the person’s businesses have then; the last variable of the path is the id of the type',
    audience: 'member',
    isSeenByOthers: true,
    params: ofBusiness,
    body: businessTypeForm,
    response: list(named),
    errors: ['forbidden'],
  },
})

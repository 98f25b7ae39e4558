import * as z from 'zod/mini'
import { maxAddressLength, maxPhoneLength } from './business-rules.ts'
import { messageResponse, list, single } from './response.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { id, named } from './primitives.ts'

/** A business a person runs or works in (FORM-10). */
export const business = z.object({
  id,
  type: named,
  name: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
})

/** The form that adds or changes a business. */
export const businessForm = z.object({
  type_id: id,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  phone: z.optional(z.string().check(z.trim(), z.maxLength(maxPhoneLength))),
  address: z.optional(z.string().check(z.trim(), z.maxLength(maxAddressLength))),
})

export type Business = z.infer<typeof business>
export type BusinessForm = z.infer<typeof businessForm>

const ofPerson = z.object({ id })
const ofBusiness = z.object({ id, businessId: id })

/** A person's businesses (CALL-11). */
export const businessEndpoints = defineEndpoints('business', {
  list: {
    method: 'GET',
    path: '/user/{id}/businesses',
    summary: 'A person’s businesses',
    params: ofPerson,
    response: list(business),
  },
  add: {
    method: 'POST',
    path: '/user/{id}/businesses',
    summary: 'Add a business',
    audience: 'member',
    status: 201,
    params: ofPerson,
    body: businessForm,
    response: single(business),
    errors: ['forbidden'],
  },
  change: {
    method: 'PUT',
    path: '/user/{id}/businesses/{businessId}',
    summary: 'Change a business',
    audience: 'member',
    params: ofBusiness,
    body: businessForm,
    response: single(business),
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
  // The same path as above: here the last variable is the id of a business type.
  setType: {
    method: 'POST',
    path: '/user/{id}/businesses/{businessId}',
    summary: 'Set the business type; the last variable of the path is the id of the type',
    audience: 'member',
    params: ofBusiness,
    response: list(named),
    errors: ['forbidden'],
  },
})

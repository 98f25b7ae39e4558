import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, named } from '../platform/primitives.ts'
import { fileResponse, single } from '../platform/response.ts'

/** How many hairs a strand begins with. */
export const startingHairs = 3

/** How many hairs each finished lesson adds. */
export const hairsPerLesson = 2

/** A person's strand: a drawing that grows with every finished lesson (STRAND-1). */
export const strand = z.object({
  /** Finished lessons. */
  lesson_count: z.int(),
  hair_count: z.int(),
  /** Their categories, the one with most lessons first: it gives the coiffure. Each category gives the colour of its hairs. */
  categories: z.array(
    z.extend(named, {
      lesson_count: z.int(),
      /** The colour of its hairs in hex, which is visible on light and on dark grounds. */
      colour: z.string(),
    }),
  ),
  /** Changes whenever the drawing does. */
  version: z.string(),
})

export type Strand = z.infer<typeof strand>

/** The strands of people: public pictures, and what their owner downloads (STRAND-1 to STRAND-4). */
export const strandEndpoints = defineEndpoints('strand', {
  show: {
    method: 'GET',
    path: '/user/{id}/strand',
    summary: 'How far a person’s strand has grown; 404 if they hide their awards from the viewer',
    params: z.object({ id }),
    response: single(strand),
    errors: ['not_found'],
  },
  drawing: {
    method: 'GET',
    path: '/user/{id}/strand/drawing',
    summary: 'A person’s strand as SVG; 404 if they hide their awards from the viewer',
    params: z.object({ id }),
    response: fileResponse,
    errors: ['not_found'],
  },
  picture: {
    method: 'GET',
    path: '/user/strand/picture',
    summary: 'The viewer’s strand as PNG, to share',
    audience: 'member',
    response: fileResponse,
  },
  loop: {
    method: 'GET',
    path: '/user/strand/loop',
    summary:
      'The viewer’s strand as a video of eight seconds without sound, which starts over unnoticed; the first call takes seconds',
    audience: 'member',
    response: fileResponse,
    errors: ['unavailable'],
  },
  print: {
    method: 'GET',
    path: '/user/strand/print',
    summary: 'The viewer’s strand as PDF on A4, to print',
    audience: 'member',
    response: fileResponse,
  },
})

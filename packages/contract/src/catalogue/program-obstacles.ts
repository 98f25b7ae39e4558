import type { ProgramDocument } from './program-document.ts'
import { coursesPerProgram } from './catalogue-rules.ts'
import { findOfferObstacles, type ProductObstacle } from './product-obstacles.ts'

/** What is missing until a program can be published. */
export type ProgramObstacle = ProductObstacle | 'courses'

/** What keeps a program from being published; empty if nothing does (DOCUMENT-4). */
export function findProgramObstacles(program: ProgramDocument): { code: ProgramObstacle; path: string }[] {
  return [
    ...findOfferObstacles(program),
    ...(Object.keys(program.courses).length === coursesPerProgram
      ? []
      : [{ code: 'courses' as const, path: 'courses' }]),
  ]
}

import type { Services } from '../platform/services.ts'
import { addExamPhotographs } from './seed-exam-photographs.ts'
import { seed } from './seed.ts'

/** Loads the sample content with its files. Throws as `seed` does. */
export async function loadSample(
  services: Pick<Services, 'db' | 'env' | 'files' | 'clips' | 'clock'>,
  options: { replace?: boolean } = {},
): Promise<void> {
  await seed(services, options)
  await addExamPhotographs(services)
}

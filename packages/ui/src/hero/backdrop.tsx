import type { Coiffure } from '../strand/coiffure.ts'
import { Strands } from '../strands/strands.tsx'

/** The hair behind the first words of a page. What holds it is `isolate` and cuts what stands over. */
export function Backdrop({ seed, coiffure }: { seed: string; coiffure: Coiffure }) {
  return (
    <Strands
      seed={seed}
      coiffure={coiffure}
      width={1280}
      height={700}
      reach="end"
      isSwaying
      className="hero-strands absolute -z-1"
    />
  )
}

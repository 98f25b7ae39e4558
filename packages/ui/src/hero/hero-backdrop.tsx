import type { Coiffure } from '../strand/coiffure.ts'
import { Strands } from '../strands/strands.tsx'

/** The strands behind the hero. The parent must be `isolate` and clip overflow. */
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

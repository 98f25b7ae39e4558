import { Strands } from '@chignon/ui/strands'

/** Decorative strands along the end side of the profile pages, faint enough to keep text readable. */
export function ProfileStrands() {
  return (
    <Strands
      seed="profile"
      coiffure="wave"
      width={480}
      height={1600}
      count={54}
      className="absolute end-0 top-0 -z-1 hidden h-full max-h-400 w-1/3 mask-[linear-gradient(to_left,#000,transparent),linear-gradient(transparent_14rem,#000_26rem,transparent_85%)] mask-intersect opacity-25 md:block"
    />
  )
}

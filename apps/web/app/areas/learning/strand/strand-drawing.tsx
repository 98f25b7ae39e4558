type StrandDrawingProps = {
  userId: string
  /** Loads the drawing again when it has grown: a browser shows a picture with the same address from memory. */
  version: string
  alt: string
}

/** The drawing of a person's strand. */
export function StrandDrawing({ userId, version, alt }: StrandDrawingProps) {
  return (
    <img
      src={`/bff/user/${userId}/strand/drawing?version=${version}`}
      alt={alt}
      width={720}
      height={900}
      loading="lazy"
      decoding="async"
      className="h-auto w-full max-w-100 rounded-media bg-surface"
    />
  )
}

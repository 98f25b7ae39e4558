type StrandDrawingProps = { userId: string; alt: string }

/** The drawing of a person's strand. */
export function StrandDrawing({ userId, alt }: StrandDrawingProps) {
  return (
    <img
      src={`/bff/user/${userId}/strand/drawing`}
      alt={alt}
      width={720}
      height={900}
      loading="lazy"
      decoding="async"
      className="h-auto w-full max-w-100 rounded-media bg-surface"
    />
  )
}

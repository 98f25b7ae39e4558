/** A code, in the spaced letters that codes have everywhere in the academy. */
export function CodeText({ code }: { code: string }) {
  return (
    <bdi dir="ltr" translate="no" className="font-medium tracking-[0.06em] wrap-anywhere tabular-nums">
      {code}
    </bdi>
  )
}

import { Certificate } from '@chignon/ui/certificate'

/** A light theme beside a dark one that contains another light one and a certificate, which is always light. */
export function NestedThemes() {
  return (
    <aside>
      <section data-theme="light">Light</section>
      <section data-theme="dark">
        Dark
        <section data-theme="light">Light again</section>
        <Certificate
          tier="gold"
          issuer="Chignon"
          kind="Gold certificate"
          title="Cutting specialist"
          awarded="is awarded to"
          holder="Ana Díaz"
          text="who has finished the program."
          date="14 March 2027"
          code="7QK2-M4XD"
          url="chignon.example/certificates/7QK2-M4XD"
        />
      </section>
    </aside>
  )
}

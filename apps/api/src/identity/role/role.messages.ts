import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages of roles. */
export const roleMessages = defineMessages({
  changed: {
    en: 'The role has been changed.',
    de: 'Die Rolle wurde geändert.',
    es: 'La función se ha cambiado.',
    it: 'Il ruolo è stato cambiato.',
    fr: 'Le rôle a été modifié.',
    pt: 'A função foi alterada.',
    fa: 'نقش تغییر کرد.',
  },
  lastOwner: {
    en: 'The academy needs an owner. Make someone else an owner first.',
    de: 'Die Akademie braucht eine Person, der sie gehört. Gib diese Rolle zuerst jemand anderem.',
    es: 'La academia necesita a alguien como propietario. Da antes esa función a otra persona.',
    it: 'L’accademia ha bisogno di un titolare. Assegna prima il ruolo a un’altra persona.',
    fr: 'L’académie a besoin d’un propriétaire. Donnez d’abord ce rôle à quelqu’un d’autre.',
    pt: 'A academia precisa de um proprietário. Dê primeiro essa função a outra pessoa.',
    fa: 'آکادمی باید مالک داشته باشد. نخست این نقش را به شخص دیگری بدهید.',
  },
})

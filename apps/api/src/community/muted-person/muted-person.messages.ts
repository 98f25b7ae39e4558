import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** Texts about muting people. */
export const mutedPersonMessages = defineMessages({
  muted: {
    en: 'This person is muted. Their texts are collapsed for you.',
    de: 'Diese Person ist stummgeschaltet. Ihre Texte werden für dich eingeklappt.',
    es: 'Has silenciado a esta persona. Sus textos aparecerán plegados para ti.',
    it: 'Hai silenziato questa persona. I suoi testi ti appariranno nascosti.',
    fr: 'Cette personne est masquée. Ses textes apparaîtront repliés.',
    pt: 'Esta pessoa está silenciada. Os textos dela aparecem recolhidos para si.',
    fa: 'این شخص بی‌صدا شد. نوشته‌هایش برای شما جمع‌شده نشان داده می‌شود.',
  },
  unmuted: {
    en: 'You see the texts of this person again.',
    de: 'Du siehst die Texte dieser Person wieder.',
    es: 'Vuelves a ver los textos de esta persona.',
    it: 'Vedi di nuovo i testi di questa persona.',
    fr: 'Vous voyez de nouveau les textes de cette personne.',
    pt: 'Volta a ver os textos desta pessoa.',
    fa: 'نوشته‌های این شخص دوباره برای شما نشان داده می‌شود.',
  },
})

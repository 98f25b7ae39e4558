import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { persianNumber } from '../../platform/i18n/persian-number.ts'

/** What is wrong with a file of captions, and in which line. */
export const webVttMessages = defineMessages({
  no_signature: () => ({
    en: 'Line 1: these are not WebVTT captions. The file must begin with WEBVTT.',
    de: 'Zeile 1: Das sind keine WebVTT-Untertitel. Die Datei muss mit WEBVTT beginnen.',
    es: 'Línea 1: estos no son subtítulos WebVTT. El archivo debe empezar por WEBVTT.',
    it: 'Riga 1: questi non sono sottotitoli WebVTT. Il file deve iniziare con WEBVTT.',
    fr: 'Ligne 1 : ce ne sont pas des sous-titres WebVTT. Le fichier doit commencer par WEBVTT.',
    pt: 'Linha 1: estas não são legendas WebVTT. O ficheiro tem de começar por WEBVTT.',
    fa: 'خط ۱: این زیرنویس WebVTT نیست. فایل باید با WEBVTT شروع شود.',
  }),
  no_cue: () => ({
    en: 'The file contains no caption.',
    de: 'Die Datei enthält keinen Untertitel.',
    es: 'El archivo no contiene ningún subtítulo.',
    it: 'Il file non contiene sottotitoli.',
    fr: 'Le fichier ne contient aucun sous-titre.',
    pt: 'O ficheiro não contém nenhuma legenda.',
    fa: 'این فایل هیچ زیرنویسی ندارد.',
  }),
  no_time: (line: number) => ({
    en: `Line ${line}: this text has no time. A caption has its time in the line above it, and no empty line inside.`,
    de: `Zeile ${line}: Zu diesem Text fehlt die Zeitangabe. Sie steht in der Zeile über dem Untertitel, der selbst keine Leerzeile enthält.`,
    es: `Línea ${line}: este texto no tiene tiempo. El tiempo va en la línea anterior al subtítulo, que no puede contener líneas vacías.`,
    it: `Riga ${line}: questo testo non ha un tempo. Il tempo va nella riga sopra il sottotitolo, che non può contenere righe vuote.`,
    fr: `Ligne ${line} : ce texte n’a pas de temps. Le temps se place sur la ligne au-dessus du sous-titre, qui ne contient aucune ligne vide.`,
    pt: `Linha ${line}: este texto não tem tempo. O tempo fica na linha acima da legenda, que não pode conter linhas vazias.`,
    fa: `خط ${persianNumber(line)}: این متن زمان ندارد. زمان در خط بالای هر زیرنویس می‌آید و خود زیرنویس خط خالی ندارد.`,
  }),
  bad_time: (line: number) => ({
    en: `Line ${line}: this time cannot be read. Write it like 00:01:02.500 --> 00:01:04.000.`,
    de: `Zeile ${line}: Diese Zeitangabe ist nicht lesbar. Schreib sie so: 00:01:02.500 --> 00:01:04.000.`,
    es: `Línea ${line}: no se puede leer este tiempo. Escríbelo así: 00:01:02.500 --> 00:01:04.000.`,
    it: `Riga ${line}: questo tempo non è leggibile. Scrivilo così: 00:01:02.500 --> 00:01:04.000.`,
    fr: `Ligne ${line} : ce temps est illisible. Écrivez-le ainsi : 00:01:02.500 --> 00:01:04.000.`,
    pt: `Linha ${line}: não é possível ler este tempo. Escreva-o assim: 00:01:02.500 --> 00:01:04.000.`,
    fa: `خط ${persianNumber(line)}: این زمان خوانا نیست. آن را به این شکل بنویسید: \u206600:01:02.500 --> 00:01:04.000\u2069.`,
  }),
  ends_before_start: (line: number) => ({
    en: `Line ${line}: this caption ends before it starts. Its second time must be later than the first.`,
    de: `Zeile ${line}: Dieser Untertitel endet, bevor er beginnt. Die zweite Zeit muss nach der ersten liegen.`,
    es: `Línea ${line}: este subtítulo termina antes de empezar. El segundo tiempo debe ser posterior al primero.`,
    it: `Riga ${line}: questo sottotitolo finisce prima di iniziare. Il secondo tempo deve seguire il primo.`,
    fr: `Ligne ${line} : ce sous-titre se termine avant de commencer. Le second temps doit suivre le premier.`,
    pt: `Linha ${line}: esta legenda termina antes de começar. O segundo tempo tem de ser posterior ao primeiro.`,
    fa: `خط ${persianNumber(line)}: این زیرنویس پیش از شروع تمام می‌شود. زمان دوم باید بعد از زمان اول باشد.`,
  }),
})

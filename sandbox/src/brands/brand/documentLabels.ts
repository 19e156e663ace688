import { type AnswerOf } from '@/contract/wire';
import { spokenOf, textIn } from '../../texts/texts';

/** What a kind of document proves: identity, address, or something else. */
type Proof = 'identity' | 'address' | 'other';

/** Every kind of document a brand may request, with what it proves; its texts are document.<kind>.name and .text. */
const LABELS = {
  'identity-card': 'identity',
  passport: 'identity',
  'driving-licence': 'identity',
  'proof-of-address': 'address',
  'proof-of-payment': 'other',
  selfie: 'other',
} as const satisfies Readonly<Record<string, Proof>>;

export type DocumentLabelId = keyof typeof LABELS;

export const DOCUMENT_LABELS = Object.keys(LABELS) as readonly DocumentLabelId[];

const isLabel = (label: string): label is DocumentLabelId => Object.hasOwn(LABELS, label);

/** What a kind proves; 'other' for a kind that no longer exists. */
export const proofOf = (label: string): Proof => (isLabel(label) ? LABELS[label] : 'other');

/** The name of a kind in a language; its id for a kind that no longer exists. */
export const nameOfLabel = (label: string, language: string): string =>
  isLabel(label) ? textIn(language, 'casino', `document.${label}.name`) : label;

type LabelWire = AnswerOf<'documentLabels'>['data']['labels'][number];

/** Kinds with their names in a language; English for an unsupported language. */
export const labelsIn = (labels: readonly DocumentLabelId[], language: string | undefined): LabelWire[] =>
  labels.map((id) => ({
    id,
    name: nameOfLabel(id, spokenOf(language)),
    description: textIn(spokenOf(language), 'casino', `document.${id}.text`),
  }));

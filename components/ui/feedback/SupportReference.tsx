import styled from 'styled-components';
import { useT } from '@/hooks/useT';

const Line = styled.p`
  overflow-wrap: anywhere;
`;

type SupportReferenceProps = {
  /** Id of the failed request, by which support finds it in the log; nothing is shown without one. */
  id: string | undefined;
};

/** What a player can quote to support about an error of the site or its backend. */
export function SupportReference({ id }: SupportReferenceProps) {
  const t = useT();
  return id === undefined ? null : <Line>{t('ui.reference', { reference: id })}</Line>;
}

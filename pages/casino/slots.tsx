import { LobbyHead } from '@/components/app/head/LobbyHead';
import { CasinoLobby } from '@/components/lobby/list/CasinoLobby';
import { lobbyPage } from '@/store/pages/lobbyPage';

export default function SlotsPage() {
  return (
    <>
      <LobbyHead category="slots" />
      <CasinoLobby category="slots" />
    </>
  );
}

export const getServerSideProps = lobbyPage('slots');

import { LobbyHead } from '@/components/app/LobbyHead';
import { CasinoLobby } from '@/components/lobby/CasinoLobby';
import { lobbyPage } from '@/store/lobbyPage';

export default function SlotsPage() {
  return (
    <>
      <LobbyHead category="slots" />
      <CasinoLobby category="slots" />
    </>
  );
}

export const getServerSideProps = lobbyPage('slots');

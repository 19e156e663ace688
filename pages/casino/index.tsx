import { LobbyHead } from '@/components/app/head/LobbyHead';
import { CasinoLobby } from '@/components/lobby/list/CasinoLobby';
import { lobbyPage } from '@/store/pages/lobbyPage';

export default function CasinoPage() {
  return (
    <>
      <LobbyHead />
      <CasinoLobby />
    </>
  );
}

export const getServerSideProps = lobbyPage(null);

import { LobbyHead } from '@/components/app/LobbyHead';
import { CasinoLobby } from '@/components/lobby/CasinoLobby';
import { lobbyPage } from '@/store/lobbyPage';

export default function CasinoPage() {
  return (
    <>
      <LobbyHead />
      <CasinoLobby />
    </>
  );
}

export const getServerSideProps = lobbyPage(null);

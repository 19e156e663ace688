import { LobbyHead } from '@/components/app/head/LobbyHead';
import { CasinoLobby } from '@/components/lobby/list/CasinoLobby';
import { lobbyPage } from '@/store/pages/lobbyPage';

export default function LiveCasinoPage() {
  return (
    <>
      <LobbyHead category="live-casino" />
      <CasinoLobby category="live-casino" />
    </>
  );
}

export const getServerSideProps = lobbyPage('live-casino');
